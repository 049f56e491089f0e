// Components that are loaded when they are first shown.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { reconnected } from '../api/connection';

export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const [, setReady] = useState(loaded !== null);
    useEffect(() => {
      if (loaded) return;
      const arrive = (component: ComponentType<Props>) => {
        loaded = component;
        setReady(true);
      };
      // A server that is gone is waited for.
      const fetchIt = (): Promise<void> => load().then(arrive, () => reconnected().then(fetchIt));
      void fetchIt();
    }, []);
    const Component = loaded;
    return Component && <Component {...props} />;
  };
}
