import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show the messages of a ticket below its row',
  height: 476,
  excerpt: ['function getDetailPanelContent', '}'],
});
