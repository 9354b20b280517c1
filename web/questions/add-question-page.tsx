import { ComingSoon } from '../shell/coming-soon';

export default function AddQuestionPage() {
  return <ComingSoon heading="Add Custom Questions" sentence="Here you will write questions of your own." />;
}
