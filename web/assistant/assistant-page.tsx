import { ComingSoon } from '../shell/coming-soon';

export default function AssistantPage() {
  return <ComingSoon heading="AI Assistant" sentence="Here you will ask for ideas drawn from her answers." />;
}
