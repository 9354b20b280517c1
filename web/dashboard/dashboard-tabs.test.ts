import { describe, expect, it } from 'vitest';
import { dashboardTabs } from '../../contract/paths';
import { panelsFor, tabOf, tabsFor } from './dashboard-tabs';

const basic = { isAdmin: false, isPremium: false };
const premium = { isAdmin: false, isPremium: true };
const admin = { isAdmin: true, isPremium: false };
const labels = (who: typeof basic) => tabsFor(who).map((tab) => tab.label);

describe('the tabs of the dashboard', () => {
  it('DASH-17 have exactly these ids', () => {
    expect(dashboardTabs).toEqual(['overview', 'account', 'search', 'ai-query', 'query-history', 'questions', 'admin']);
    expect(new Set([premium, admin].flatMap(panelsFor))).toEqual(new Set(dashboardTabs));
  });

  it('DASH-10 DASH-11 name the search by what it is to him', () => {
    expect(labels(premium)).toContain('Search Answers');
    expect(labels(basic)).toContain('My Answers');
    expect(labels(basic)).not.toContain('Search Answers');
  });

  it('DASH-12 DASH-13 give the assistant and custom questions to premium only', () => {
    expect(labels(premium)).toEqual([
      'Overview',
      'Account Settings',
      'Search Answers',
      'AI Assistant',
      'Add Questions',
    ]);
    expect(labels(basic)).toEqual(['Overview', 'Account Settings', 'My Answers']);
  });

  it('DASH-14 give the admin tab to admins only', () => {
    expect(labels(admin)).toContain('Admin Dashboard');
    expect(labels(premium)).not.toContain('Admin Dashboard');
  });

  it('keep the query history behind the AI tab', () => {
    expect(panelsFor(premium)).toContain('query-history');
    expect(panelsFor(basic)).not.toContain('query-history');
    expect(tabOf('query-history')).toBe('ai-query');
    expect(tabOf('search')).toBe('search');
  });
});
