import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Allow editing but not pasting',
  height: 268,
  excerpt: ['<DataGridPremium', '/>'],
});
