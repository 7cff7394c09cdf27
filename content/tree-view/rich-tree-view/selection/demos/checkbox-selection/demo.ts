import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Select with checkboxes', height: 160 });
