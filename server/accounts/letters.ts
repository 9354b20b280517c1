import { PRODUCT_NAME } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { composeLetter } from '../platform/mail/compose';
import type { Letter } from '../platform/mail/letter';

/** The mails about an account. None of them shows a word of what its owner wrote. */

const notYou = 'If this was not you, you can ignore this mail: nothing happens without the link.';
const sentBecause = `You get this mail because somebody used this address at ${PRODUCT_NAME}.`;

export function verificationLetter(to: string, url: string): Letter {
  return composeLetter({
    to,
    subject: `Verify your email for ${PRODUCT_NAME}`,
    preview: 'One click, and your notebook is ready.',
    heading: 'Please verify your email address',
    paragraphs: [
      'One click confirms that this address is yours. Then you can log in and see your first question.',
      'The link works for 24 hours.',
    ],
    action: { label: 'Verify my email', url },
    footer: [sentBecause, notYou],
  });
}

export function alreadyRegisteredLetter(to: string, publicUrl: string): Letter {
  return composeLetter({
    to,
    subject: `You already have a ${PRODUCT_NAME} account`,
    preview: 'You can log in, or set a new password.',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, tried to sign up with this address. There is an account for it already, so nothing was changed.',
      `If you forgot your password, you can set a new one: ${publicUrl}${paths.resetPassword}`,
    ],
    action: { label: 'Log in', url: `${publicUrl}${paths.login}` },
    footer: [sentBecause],
  });
}

export function resetLetter(to: string, url: string): Letter {
  return composeLetter({
    to,
    subject: `Reset your ${PRODUCT_NAME} password`,
    preview: 'Set a new password within the hour.',
    heading: 'Set a new password',
    paragraphs: [
      'Follow the link to choose a new password. Every device that is logged in will be logged out.',
      'The link works once, for one hour.',
    ],
    action: { label: 'Set a new password', url },
    footer: [sentBecause, notYou],
  });
}

export function passwordChoiceLetter(to: string, url: string): Letter {
  return composeLetter({
    to,
    subject: `Choose the password of your ${PRODUCT_NAME} account`,
    preview: 'Choose it within the hour, and your notebook is ready.',
    heading: 'Choose your password',
    paragraphs: [
      'Somebody, probably you, signed up more than once with this address, and with different passwords. None of them counts: choose the password of your account now. Then you can log in and see your first question.',
      'The link works once, for one hour.',
    ],
    action: { label: 'Choose my password', url },
    footer: [sentBecause, notYou],
  });
}

export function passwordChangedLetter(to: string, publicUrl: string): Letter {
  return composeLetter({
    to,
    subject: `Your ${PRODUCT_NAME} password was changed`,
    preview: 'Every other device has been logged out.',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed just now, and every other device has been logged out.',
      'If this was not you, set a new password at once.',
    ],
    action: { label: 'Set a new password', url: `${publicUrl}${paths.resetPassword}` },
    footer: [sentBecause],
  });
}

export function emailChangedLetter(to: string, revertUrl: string): Letter {
  return composeLetter({
    to,
    subject: `Your ${PRODUCT_NAME} email address was changed`,
    preview: 'If this was not you, you can take it back for seven days.',
    heading: 'Your email address was changed',
    paragraphs: [
      'Your account now uses another email address. If you changed it, there is nothing to do.',
      'If this was not you, take it back: this address is put back, every device is logged out, and you get a link to set a new password. The link works for seven days.',
    ],
    action: { label: 'This was not me', url: revertUrl },
    footer: [sentBecause],
  });
}

export function newAddressLetter(to: string, url: string): Letter {
  return composeLetter({
    to,
    subject: `Verify your new email for ${PRODUCT_NAME}`,
    preview: 'One click, and mails reach you here.',
    heading: 'Please verify your new email address',
    paragraphs: [
      'Your account uses this address from now on. Until you verify it, neither the daily question nor a password link is sent here.',
      'The link works for 24 hours.',
    ],
    action: { label: 'Verify this address', url },
    footer: [sentBecause, 'If this was not you, please do not open the link: somebody mistyped his address.'],
  });
}

export function accountDeletedLetter(to: string): Letter {
  return composeLetter({
    to,
    subject: `Your ${PRODUCT_NAME} account was deleted`,
    preview: 'Your answers and their key are gone.',
    heading: 'Your account was deleted',
    paragraphs: [
      'Your account, your answers and the key that opened them have been deleted. This is the last mail you get from us.',
      'If this was not you, please answer this mail.',
    ],
    footer: [sentBecause],
  });
}
