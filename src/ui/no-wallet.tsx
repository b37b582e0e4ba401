import { Button } from './button.tsx';
import * as texts from './texts.ts';
import { Vacancy } from './vacancy.tsx';

/** In the place of what needs a wallet as well as a session. `text`: what the person would see here. */
export const NoWallet = ({ text, onConnect }: { text: string; onConnect: () => void }) => (
  <Vacancy title={texts.noWallet} text={text}>
    <Button variant="primary" onClick={onConnect}>
      {texts.connectWallet}
    </Button>
  </Vacancy>
);
