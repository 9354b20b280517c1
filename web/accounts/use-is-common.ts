import { useEffect, useState } from 'react';

/** The list is large: it is loaded once somebody types a new password, and what he types stays in his browser. */
let commonOnes: Promise<Set<string>> | null = null;

function loadCommonOnes(): Promise<Set<string>> {
  commonOnes ??= import('./common-passwords.txt?raw')
    .then(({ default: list }) => new Set(list.split(/\s/)))
    .catch(() => {
      // Tried again with the next letter; until then nobody is warned, which is how it was.
      commonOnes = null;
      return new Set<string>();
    });
  return commonOnes;
}

/** Whether a password is among the ten thousand commonest, in small letters or capitals. */
export function useIsCommon(password: string): boolean {
  const [common, setCommon] = useState<string | null>(null);
  useEffect(() => {
    if (!password) return;
    let isNewest = true;
    void loadCommonOnes().then((ones) => {
      if (isNewest) setCommon(ones.has(password.toLowerCase()) ? password : null);
    });
    return () => {
      isNewest = false;
    };
  }, [password]);
  return password !== '' && common === password;
}
