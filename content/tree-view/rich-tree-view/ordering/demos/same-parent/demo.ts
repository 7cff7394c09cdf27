import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Moves within one parent only', height: 192, ads: false });
