import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Pickers that close or stay open',
  height: [128, 56],
  excerpt: ['<DatePicker', '</Stack>'],
});
