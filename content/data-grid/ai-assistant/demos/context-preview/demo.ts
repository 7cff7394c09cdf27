import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'See what a prompt sends',
  height: [753, 716],
  excerpt: ['<DataGridPremium', '/>'],
});
