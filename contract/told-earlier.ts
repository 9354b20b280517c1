const EARLIER = /^(?:Keep in mind\. )?(?:Asked: .{1,110} )?Earlier, on /s;

/** Whether a piece of an answer tells her words as earlier ones, which a newer word took the place of. */
export const isToldAsEarlier = (text: string): boolean => EARLIER.test(text);
