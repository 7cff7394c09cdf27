import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'See what a prompt sends',
  height: [780, 740],
  excerpt: ['<DataGridPremium', '/>'],
});
