// Components that are loaded when they are first shown.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const [, setReady] = useState(loaded !== null);
    useEffect(() => {
      if (loaded) return;
      void load().then((component) => {
        loaded = component;
        setReady(true);
      });
    }, []);
    const Component = loaded;
    return Component && <Component {...props} />;
  };
}
