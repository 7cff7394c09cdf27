import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Group 500 trades by symbol',
  height: 424,
  excerpt: ['const isExpanded', ';', '<DataGridPremium', '/>'],
});
