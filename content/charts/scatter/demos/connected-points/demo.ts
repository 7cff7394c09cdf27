import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Points connected in order',
  height: 320,
  excerpt: ['function ConnectingLine', '}'],
});
