import { PropertySymbol } from 'happy-dom';
import * as react from 'react';

// What happy-dom and React do for tools that nobody looks at here, and what took a fifth of the time of these tests.

/** For each element React keeps an error that tells where it was made, up to ten thousand in a second: from the first on it is to have had enough. */
const ENOUGH = 10_000;
const internals = Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => ENOUGH, set: () => undefined });

/** As far as it is used here. */
interface Manager {
  properties: Record<string, object>;
  definedPropertyNames: object;
  clone(): Manager;
  constructor: new () => Manager;
}

/** Each look at a computed style copies those above it, as if to send them elsewhere. */
const style = getComputedStyle(document.documentElement) as unknown as Record<symbol, () => Manager>;
const manager = style[PropertySymbol.getPropertyManager]?.() as Manager;
Object.getPrototypeOf(manager).clone = function clone(this: Manager): Manager {
  const copy = new this.constructor();
  copy.properties = Object.fromEntries(Object.entries(this.properties).map(([name, one]) => [name, { ...one }]));
  copy.definedPropertyNames = { ...this.definedPropertyNames };
  return copy;
};
