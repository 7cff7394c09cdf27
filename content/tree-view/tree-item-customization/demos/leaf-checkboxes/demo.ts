import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Checkboxes only for items without children', height: 160 });
