import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Stars instead of checkboxes', height: 96 });
