import { PRODUCT_NAME } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { composeLetter } from '../platform/mail/compose';
import type { Letter } from '../platform/mail/letter';

/** The emails about an account. None of them shows a word of what its owner wrote, or her name. */

const sentBecause = `You're receiving this because someone used this address on ${PRODUCT_NAME}.`;
const notYou = `${sentBecause} If it wasn't you, ignore this email.`;
const notAsked = `${sentBecause} If you didn't ask for this, ignore this email. Your password stays the same, and nobody gets in without the link.`;

export function verificationLetter(to: string, url: string): Letter {
  return composeLetter({
    to,
    subject: `Verify your email for ${PRODUCT_NAME}`,
    preview: 'One click, and your first question is waiting.',
    heading: 'Please verify your email address',
    paragraphs: ['Confirm this is your address, log in, and see your first question.', 'The link works for 24 hours.'],
    action: { label: 'Verify my email', url },
    footer: [notYou],
  });
}

export function alreadyRegisteredLetter(to: string, publicUrl: string): Letter {
  return composeLetter({
    to,
    subject: `You already have a ${PRODUCT_NAME} account`,
    preview: 'You can log in, or set a new password.',
    heading: 'You already have an account',
    paragraphs: [
      'Someone, probably you, tried to sign up with this address. It already has an account, so nothing was changed.',
      `Forgot your password? Set a new one: ${publicUrl}${paths.resetPassword}`,
    ],
    action: { label: 'Log in', url: `${publicUrl}${paths.login}` },
    footer: [notYou],
  });
}

export function resetLetter(to: string, url: string): Letter {
  return composeLetter({
    to,
    subject: `Reset your ${PRODUCT_NAME} password`,
    preview: 'Set a new password within the next hour.',
    heading: 'Set a new password',
    paragraphs: [
      'Follow the link to choose a new password. Every device that is logged in will be logged out.',
      'The link works once, for one hour.',
    ],
    action: { label: 'Set a new password', url },
    footer: [notAsked],
  });
}

export function passwordChoiceLetter(to: string, url: string): Letter {
  return composeLetter({
    to,
    subject: `Choose a password for your ${PRODUCT_NAME} account`,
    preview: 'Choose it within the next hour, and your notebook is ready.',
    heading: 'Choose your password',
    paragraphs: [
      'Someone, probably you, signed up with this address more than once, using different passwords. None of them works yet. Choose the one you want, then log in and see your first question.',
      'The link works once, for one hour.',
    ],
    action: { label: 'Choose my password', url },
    footer: [notYou],
  });
}

export function passwordChangedLetter(to: string, publicUrl: string): Letter {
  return composeLetter({
    to,
    subject: `Your ${PRODUCT_NAME} password was changed`,
    preview: 'Every other device has been logged out.',
    heading: 'Your password was changed',
    paragraphs: [
      'The password for your account was just changed, and every other device has been logged out.',
      "If this wasn't you, set a new password right away.",
    ],
    action: { label: 'Set a new password', url: `${publicUrl}${paths.resetPassword}` },
    footer: [sentBecause],
  });
}

export function guessesLetter(to: string, publicUrl: string): Letter {
  return composeLetter({
    to,
    subject: `Someone is guessing your ${PRODUCT_NAME} password`,
    preview: 'Your devices still work. Here is what happened and what you can do.',
    heading: 'Someone tried wrong passwords',
    paragraphs: [
      'In the past hour, twenty wrong passwords were tried for your account on devices that have never logged in to it. For the rest of the hour, no new device can try.',
      "You aren't locked out: devices you have used before still work. To log in on a new one right now, set a new password. That always works.",
      "If it was you, there's nothing to do. If it wasn't, and your password is easy to guess or you use it elsewhere, set a new one. You'll get this email at most once a day.",
    ],
    action: { label: 'Set a new password', url: `${publicUrl}${paths.resetPassword}` },
    footer: [sentBecause],
  });
}

export function emailChangedLetter(to: string, revertUrl: string): Letter {
  return composeLetter({
    to,
    subject: `Your ${PRODUCT_NAME} email address was changed`,
    preview: "If this wasn't you, you can undo the change for seven days.",
    heading: 'Your email address was changed',
    paragraphs: [
      "Your account has a new email address. Until that address is confirmed, you can log in with either one, and emails still come here. If you made this change, there's nothing more to do.",
      "If it wasn't you, undo the change: we'll restore this address, log out every device, and send you a link to set a new password. The link works for seven days.",
    ],
    action: { label: "This wasn't me", url: revertUrl },
    footer: [sentBecause],
  });
}

/** To whoever had proved the address that an account left again. */
export function addressTakenBackLetter(to: string): Letter {
  return composeLetter({
    to,
    subject: `Your ${PRODUCT_NAME} account is back on its previous email address`,
    preview: 'This address no longer opens it.',
    heading: 'The previous address was restored',
    paragraphs: [
      'The account that used this address is back on the one it had before, because someone opened the undo link we sent there. Every device was logged out, and this address no longer opens that account.',
      'Everything in the account is still there. You can sign up again with this address any time. If you think this is a mistake, please reply to this email.',
    ],
    footer: [sentBecause],
  });
}

export function newAddressLetter(to: string, url: string): Letter {
  return composeLetter({
    to,
    subject: `Verify your new email for ${PRODUCT_NAME}`,
    preview: 'One click, and our emails reach you here.',
    heading: 'Please verify your new email address',
    paragraphs: [
      "Your account is about to use this address. Open the link on a device where you're logged in, or log in first. Until then, the daily question and password links go to your previous address.",
      'The link works for 24 hours. After that, your account keeps its previous address.',
    ],
    action: { label: 'Verify this address', url },
    footer: [`${notYou} Someone mistyped an address and can't see anything of yours.`],
  });
}

export function accountDeletedLetter(to: string): Letter {
  return composeLetter({
    to,
    subject: `Your ${PRODUCT_NAME} account was deleted`,
    preview: 'Your account and all her answers are permanently deleted.',
    heading: 'Your account was deleted',
    paragraphs: [
      "Your account and all her answers are permanently deleted. We won't email you again.",
      "If this wasn't you, please reply to this email.",
    ],
    footer: [sentBecause],
  });
}
