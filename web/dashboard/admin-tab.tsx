import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';

export function AdminTab() {
  return (
    <Card title={messages.shell.adminDashboard}>
      <p>Users, the question pool and the guides are managed there. Nobody's answers can be read there.</p>
      <div>
        <ButtonLink kind="primary" href={paths.admin}>
          Open the Admin Dashboard
        </ButtonLink>
      </div>
    </Card>
  );
}
