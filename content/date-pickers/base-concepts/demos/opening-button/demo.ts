import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A custom button to open the picker',
  height: 56,
  excerpt: ['<DatePicker', '      />'],
});
