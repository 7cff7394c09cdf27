import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Checkboxes for one choice', height: 96 });
