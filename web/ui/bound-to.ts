/** Binds a field to the part of what is typed that has its name. */
export const boundTo =
  <Typed extends object>(typed: Typed, change: (some: Partial<Typed>) => void) =>
  <Name extends keyof Typed & string>(name: Name) => ({
    name,
    value: typed[name],
    onChange: (value: Typed[Name]) => {
      const some: Partial<Typed> = {};
      some[name] = value;
      change(some);
    },
  });
