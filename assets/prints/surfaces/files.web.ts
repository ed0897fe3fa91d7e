export const FILES = () => import('./drawings.json');
