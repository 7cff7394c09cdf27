import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Zoom and pan with buttons',
  height: 371,
  excerpt: ['<ButtonGroup', '</ButtonGroup>'],
});
