import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Let users set the density',
  height: 424,
  excerpt: ['<ToolbarButton', '</ToolbarButton>'],
});
