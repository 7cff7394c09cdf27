import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Layers panel with visibility checkboxes', height: 224 });
