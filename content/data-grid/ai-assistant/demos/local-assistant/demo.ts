import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Filter, group and select rows with prompts',
  height: 578,
  picture: 'AI Assistant',
  excerpt: ['<DataGridPremium', '/>'],
});
