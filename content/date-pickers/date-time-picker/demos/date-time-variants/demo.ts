import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The four variants of the Date Time Picker',
  height: [810, 570],
  ssr: false,
  excerpt: [
    '<DateTimePicker',
    '<MobileDateTimePicker',
    '<StaticDateTimePicker',
    '/>',
  ],
});
