export { children } from './children';
export { faith } from './faith';
export { intimacy } from './intimacy';
export { longDistance } from './long-distance';
export { newlywed } from './newlywed';
export { pets } from './pets';
export { thirtyYears } from './thirty-years';
