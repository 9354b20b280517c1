import { PRODUCT_NAME } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { composeLetter } from '../platform/mail/compose';
import type { Letter } from '../platform/mail/letter';

/** The mails about an account. None of them shows a word of what its owner wrote. */

const notYou = 'If this was not you, you can ignore this mail: nothing happens without the link.';
const notAsked =
  'If you did not ask for this, you can ignore this mail: your password stays as it is and nobody gets in without the link.';
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
    footer: [sentBecause, 'If this was not you, there is nothing to do.'],
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
    footer: [sentBecause, notAsked],
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

export function guessesLetter(to: string, publicUrl: string): Letter {
  return composeLetter({
    to,
    subject: `Somebody is guessing your ${PRODUCT_NAME} password`,
    preview: 'Your devices still work. What happened, and what you can do.',
    heading: 'Wrong passwords were tried',
    paragraphs: [
      'Twenty wrong passwords were tried for your account within an hour, on devices that have not logged in to it before. Until the hour is over we take no more from such devices.',
      'You are not locked out: devices you have logged in with work as ever. To log in with another one now, set a new password; that always works.',
      'If it was you, there is nothing to do. If not, and somebody could guess your password or you use it elsewhere too, set a new one. You get this mail at most once a day.',
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
      'Your account was given another email address. Until that one is confirmed you can log in with either, and mails still come here. If you changed it, there is nothing more to do here.',
      'If this was not you, take it back: this address is put back, every device is logged out, and you get a link to set a new password. The link works for seven days.',
    ],
    action: { label: 'This was not me', url: revertUrl },
    footer: [sentBecause],
  });
}

/** To whoever had proved the address that an account left again. */
export function addressTakenBackLetter(to: string): Letter {
  return composeLetter({
    to,
    subject: `Your ${PRODUCT_NAME} account went back to its earlier address`,
    preview: 'This address no longer opens it.',
    heading: 'The earlier address was put back',
    paragraphs: [
      'The account that used this address has gone back to the one it had before, by a link that was mailed there. Every device was logged out, and this address no longer opens that account.',
      'What was written in it stays in it. You can sign up anew with this address at any time. If you think that this is wrong, please answer this mail.',
    ],
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
      'Your account is to use this address. Open the link where you are logged in to it, or log in first. Until then the daily question and password links go to the address before.',
      'The link works for 24 hours. After that the address before stays.',
    ],
    action: { label: 'Verify this address', url },
    footer: [
      sentBecause,
      'If this was not you, you can ignore this mail: somebody mistyped his address, and gets nothing of yours.',
    ],
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
