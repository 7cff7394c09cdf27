import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Copy and paste comma-separated text',
  height: 372,
  excerpt: ['const splitCommas', 'cell.trim()', '<DataGridPremium', '/>'],
});
