import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A date in the past',
  height: 79,
  ssr: false,
  excerpt: ['<DatePicker', '      />'],
  picture: 'Choose',
});
