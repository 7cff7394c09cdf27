import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Paste several rows, then save them together',
  height: 374,
  excerpt: ['<DataGridPremium', '/>'],
});
