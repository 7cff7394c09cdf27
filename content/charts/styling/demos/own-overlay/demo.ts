import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Bars that stand in while data loads',
  height: 260,
  excerpt: ['function WaitingBars', '}'],
});
