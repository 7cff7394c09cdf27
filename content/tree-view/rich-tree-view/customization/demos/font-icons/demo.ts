import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Icons from a font',
  height: 160,
  excerpt: ['function RecordingIcon', '}', '<RichTreeView', '/>'],
});
