import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'See what a prompt sends',
  height: [751, 714],
  excerpt: ['<DataGridPremium', '/>'],
});
