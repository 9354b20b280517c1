import adminDashboard from './guides/admin-dashboard.md?raw';
import aiAgentPrompts from './guides/ai-agent-prompts.md?raw';
import aiCapabilities from './guides/ai-capabilities.md?raw';
import deployment from './guides/deployment-guide.md?raw';
import monitoring from './guides/monitoring-guide.md?raw';
import systemOverview from './guides/system-overview.md?raw';
import uiImplementation from './guides/ui-implementation.md?raw';

/** A guide for administrators: a Markdown file of the folder beside this one, named after its id. */
export interface Guide {
  id: string;
  title: string;
  /** In Markdown; the first line is the title. */
  content: string;
}

export const guides: readonly Guide[] = [
  { id: 'system-overview', title: 'System Overview', content: systemOverview },
  { id: 'admin-dashboard', title: 'Admin Dashboard Guide', content: adminDashboard },
  { id: 'monitoring-guide', title: 'Monitoring & System Health', content: monitoring },
  { id: 'deployment-guide', title: 'Deployment Guide', content: deployment },
  { id: 'ai-agent-prompts', title: 'AI Agent System Prompts', content: aiAgentPrompts },
  { id: 'ai-capabilities', title: 'AI Assistant Capabilities', content: aiCapabilities },
  { id: 'ui-implementation', title: 'UI Implementation Plan', content: uiImplementation },
];

export interface Found extends Guide {
  /** Where the text speaks of it; null where only the title does, and where nothing was looked for. */
  excerpt: string | null;
}

/** Title and text, in any case; all of them for no term. */
export function findGuides(term: string, among: readonly Guide[] = guides): Found[] {
  const wanted = term.trim().toLowerCase();
  return among
    .map((guide) => ({ ...guide, excerpt: wanted ? excerptOf(guide.content, wanted) : null }))
    .filter(({ title, excerpt }) => excerpt !== null || title.toLowerCase().includes(wanted));
}

const AROUND = 40;

function excerptOf(content: string, wanted: string): string | null {
  const text = plainWords(content);
  const at = text.toLowerCase().indexOf(wanted);
  if (at < 0) return null;
  const from = Math.max(0, at - AROUND);
  const to = at + wanted.length + AROUND;
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}

/** As it is read, not as it is marked up. The title is no part of the text. */
function plainWords(content: string): string {
  return content
    .replace(/^# .*$/m, '')
    .replaceAll(/\]\([^()\s]+\)/g, '')
    .replaceAll(/[`*[\]]|^#+ |^\|[-| ]+\|$/gm, '')
    .replaceAll(/[\s|]+/g, ' ')
    .trim();
}
