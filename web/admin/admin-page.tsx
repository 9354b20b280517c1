import { ComingSoon } from '../shell/coming-soon';

export default function AdminPage() {
  return <ComingSoon heading="Admin Dashboard" sentence="Users and questions will be managed here." />;
}
