import { messages } from '../../contract/messages';
import { detailOf, serverSaid } from '../api/api-error';
import { passwordRules } from './settings-rules';

/** What differs between the dashboard's tab and /account-settings. */
export interface SettingsWords {
  emailFailed: (error: unknown) => string;
  passwordFailed: (error: unknown) => string;
  /** What stands at the field itself, where the failure's own words do not tell the reason. */
  atField: (error: unknown) => string | null;
  passwordRules: (typeof passwordRules)[keyof typeof passwordRules];
}

const { account } = messages;

export const accountPageWords: SettingsWords = {
  emailFailed: (error) => `${account.emailFailed}: ${detailOf(error)}`,
  passwordFailed: (error) => `${account.passwordFailed}: ${detailOf(error)}`,
  atField: () => null,
  passwordRules: passwordRules.accountPage,
};

export const dashboardSettingsWords: SettingsWords = {
  emailFailed: () => account.emailFailed,
  passwordFailed: () => account.passwordFailed,
  atField: serverSaid,
  passwordRules: passwordRules.dashboard,
};
