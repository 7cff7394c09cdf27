import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Drag tasks to another status',
  height: 516,
  excerpt: ['<DataGridPremium', '/>'],
});
