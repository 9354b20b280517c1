import { useEffect, useState } from 'react';
import { adminMessages } from '../../../contract/admin-messages';
import { pages, type Style } from '../../../contract/theme-style';
import { changeStyle, resetStyle } from '../../theme/saved-themes';
import { followTheme } from '../../theme/show-theme';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import row from '../../ui/row.module.css';
import { StatusMessage, useStatusMessage } from '../../ui/status-message';
import { Tabs } from '../../ui/tabs';
import { PartControls } from './part-controls';
import { addresses, type Part, parts, toolColours } from './parts';
import { PublishCard } from './publish-card';
import { SaveForm } from './save-form';
import { SavedList } from './saved-list';
import styles from './style-panel.module.css';
import { useThemes } from './use-themes';

const words = adminMessages.style;

export default function StylePanel() {
  const { style, themes, inUse, hasSiteTheme } = useThemes();
  const [part, setPart] = useState<Part>('login');
  /** Counts what replaces the whole look: then the controls begin anew, whatever was half typed into them. */
  const [beginning, setBeginning] = useState(0);
  const { status, show } = useStatusMessage();
  // The page's own follower is a script apart, and hears only of other tabs.
  useEffect(() => followTheme(), []);

  const change = (next: Style) => {
    if (!changeStyle(next, new Date())) show(words.notKept, 'error');
  };
  const tell = (isKept: boolean, done: string) => (isKept ? show(done) : show(words.notKept, 'error'));
  const beginAnew = (isKept: boolean, done: string) => {
    setBeginning((before) => before + 1);
    tell(isKept, done);
  };
  return (
    <div className={styles.panel} style={toolColours(style.global)}>
      <p>
        Changes show right away on every page in this browser, and only there. Until you change a color, light and dark
        follow the device.
      </p>
      <Card title="Look">
        <Tabs label="What to change" tabs={parts} current={part} onSelect={setPart}>
          <PartControls key={`${part}-${beginning}`} part={part} style={style} onChange={change} />
        </Tabs>
        <div className={row.row}>
          {pages.map((page) => (
            <Button key={page} onClick={() => window.open(addresses[page], '_blank', 'noopener')}>
              Open {parts.find(({ id }) => id === page)?.label}
            </Button>
          ))}
          <Button kind="quiet" onClick={() => beginAnew(resetStyle(), hasSiteTheme ? words.resetToSite : words.reset)}>
            Reset to Defaults
          </Button>
        </div>
      </Card>
      <Card title="Themes">
        <SaveForm themes={themes} onDone={tell} />
        <SavedList themes={themes} inUse={inUse} onDone={beginAnew} />
      </Card>
      <PublishCard style={style} />
      <div className={styles.status}>
        <StatusMessage status={status} />
      </div>
    </div>
  );
}
