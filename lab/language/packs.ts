// The packs of all languages by code.
import type { LabLanguage } from '../types.ts';
import { en } from './en.ts';
import type { InterfaceStrings, LanguagePack, Vocabulary } from './types.ts';

const PACKS: Readonly<Record<LabLanguage, LanguagePack>> = {
  en,
  de: en,
  es: en,
  ru: en,
  zh: en,
  ja: en,
  ar: en,
  pl: en,
};

/** All languages of the lab. */
export const LAB_LANGUAGES = Object.keys(PACKS) as readonly LabLanguage[];

export function languagePack(language: LabLanguage): LanguagePack {
  return PACKS[language];
}

/** The interface words of a language. */
export function interfaceStrings(language: LabLanguage): InterfaceStrings {
  return PACKS[language].strings;
}

export function vocabularyOf(language: LabLanguage): Vocabulary {
  return PACKS[language].vocabulary;
}

/** The direction text runs in. */
export function directionOf(language: LabLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
