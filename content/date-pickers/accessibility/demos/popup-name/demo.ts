import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Name a picker without a label',
  height: 56,
  excerpt: ['<DatePicker', '        />'],
});
