// Keeps the page for use without a network: a service worker holds one version of the whole folder at a time.

import { renewal } from '../api/connection';

/** A newer version is loaded beside the one in use, and takes its place when the person says so or has closed the page. */
export async function install(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  const had = container.controller !== null;
  const registration = await container.register('service-worker.js', { updateViaCache: 'none' });
  const offer = () => {
    const { waiting } = registration;
    if (had && waiting) renewal.value = () => waiting.postMessage('take over');
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  // The first version takes over a page that came from the network, and is the same.
  container.addEventListener('controllerchange', () => {
    if (had) location.reload();
  });
}
