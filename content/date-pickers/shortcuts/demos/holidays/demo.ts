import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Shortcuts in a Date Picker',
  height: 56,
  excerpt: ['<DatePicker', '      />'],
});
