import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Read the chosen shortcut',
  height: 92,
  excerpt: ['<DatePicker', '        />'],
  picture: 'Choose',
});
