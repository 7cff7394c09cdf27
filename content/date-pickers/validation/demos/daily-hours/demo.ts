import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Daily hours within a season',
  height: 79,
  excerpt: ['const isClosed', ';', '<DateTimePicker', '      />'],
  picture: 'Choose',
});
