import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A grid that grows with its rows',
  height: 417,
  excerpt: ["display: 'flex'", '</div>'],
});
