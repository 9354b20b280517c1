// The threads in which tests run are no tabs of one browser, but Node's channels take them for that.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

export {};
