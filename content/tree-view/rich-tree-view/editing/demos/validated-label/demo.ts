import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Refuse labels that are not allowed', height: 96 });
